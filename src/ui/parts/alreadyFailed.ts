/**
 * A ref for a picture, video or audio: tells of a file that has failed before the element stood on the page.
 * React hands on no event of an element that it has made, but not yet placed.
 */
export function alreadyFailed(tell: () => void) {
  return (element: HTMLImageElement | HTMLMediaElement | null): void => {
    if (element === null) return;
    const hasFailed =
      element instanceof HTMLMediaElement
        ? element.error !== null
        : element.complete && element.src !== '' && element.naturalWidth === 0;
    if (hasFailed) tell();
  };
}
