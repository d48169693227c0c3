import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { stayFresh } from "./lib/fresh";
import { beginLanguage } from "./lib/i18n/index.svelte";

stayFresh();
await beginLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
