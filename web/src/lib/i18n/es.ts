export { default as common } from "../../../../src/bakehouse/words/es.ftl?raw";
export { default as frame } from "../../words/es.ftl?raw";
