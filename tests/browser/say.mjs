// Says forms as the browser does: reads {words: [[language, text]...], names, asked: [[voice, forms]...]} and writes what it says.
import { readFileSync } from "node:fs";

const { phrasesOf, Speaker } = await import(process.argv[2]);
const { words, names, asked } = JSON.parse(readFileSync(0, "utf-8"));
const speaker = new Speaker(phrasesOf(words.map(([language, text]) => ({ language, texts: [text] }))), names);
const say = { may: ([form]) => speaker.may(form), say: ([form]) => speaker.say(form), line: (forms) => speaker.line(forms) };
process.stdout.write(JSON.stringify(asked.map(([voice, forms]) => say[voice](forms))));
