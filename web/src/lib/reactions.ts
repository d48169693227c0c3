/** What can be said with a picture: a line of chat that is just its name, `:thumb:`, in every language the same. */
export const REACTIONS = ["thumb", "toque", "brioche", "hg", "bulbDark", "bellFire"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const asLine = (reaction: Reaction): string => `:${reaction}:`;
export const reactionIn = (text: string): Reaction | null => REACTIONS.find((one) => asLine(one) === text) ?? null;
