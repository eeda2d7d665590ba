/** Hidden is a state of the listing, not a type [ENTITY-014, SCREEN-030 … SCREEN-033]. */
export const courseTypes = ['formal', 'trial', 'temporary', 'polishing'] as const;

/** Academic seasons [ENTITY-014]. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
