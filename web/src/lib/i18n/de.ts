export { default as common } from "../../../../src/bakehouse/words/de.ftl?raw";
export { default as frame } from "../../words/de.ftl?raw";
