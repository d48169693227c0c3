/** House rules in words: what each is called, and what it says. */
import { language } from "./i18n/index.svelte";
import type { GameInfo, HouseRuleInfo } from "./messages";
import { capital } from "./speaking";

export const houseName = (rule: HouseRuleInfo) =>
  language.name(`house_rules.${rule.name}`, capital(rule.name.replaceAll("_", " ")));

export const houseSentence = (rule: HouseRuleInfo, value: string) =>
  capital(language.about(`house_rules.${rule.name}`, value, `${rule.values[value] ?? value}.`));

/** The rules of a table that are not as printed, each with its value. */
export function houseRulesOf(game: GameInfo, house: Record<string, string>): { rule: HouseRuleInfo; value: string }[] {
  const chosen = game.house_rules.map((rule) => ({ rule, value: house[rule.name] ?? rule.default }));
  return chosen.filter(({ rule, value }) => value !== rule.default);
}
