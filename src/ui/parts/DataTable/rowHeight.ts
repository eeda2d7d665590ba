/** A row's height in px, for the arithmetic of scrolling; the token `row` says the same. */
export const rowHeight = 40;
