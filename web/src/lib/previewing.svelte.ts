/** Tells that a preview has been drawn: whatever was laid beside things before makes room for it. */
export const previews = $state({ drawn: 0 });
