/** The id of the main region, which takes the focus (`tabIndex={-1}`). */
export const mainId = 'main';

/** Lets the keyboard go on in the page instead of in what led there. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
