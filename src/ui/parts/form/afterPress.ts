/**
 * Runs `act` at once or, while a pointer is pressed, after its click: a message that appears in between
 * would move the pressed button away, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!document.documentElement.matches(':active')) {
    act();
    return;
  }
  const release = new AbortController();
  // Of a touch the browser makes a mouse's press once the pointer is up.
  for (const end of ['pointerup', 'pointercancel', 'mouseup']) {
    const later = () => {
      release.abort();
      requestAnimationFrame(act);
    };
    document.addEventListener(end, later, { signal: release.signal });
  }
}
