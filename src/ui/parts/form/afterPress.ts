/**
 * Runs `act` at once or, while a pointer is pressed, after its click: a message that appears in between
 * would move the pressed button away, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!document.documentElement.matches(':active')) {
    act();
    return;
  }
  const later = () => requestAnimationFrame(act);
  document.addEventListener('pointerup', later, { once: true });
}
