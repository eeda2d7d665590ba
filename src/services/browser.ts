/** Whether this browser knows what the portal is built of; an older one gets a warning [MSG-004]. */
export function isBrowserCurrent(): boolean {
  return (
    CSS.supports('selector(:has(a))') &&
    'inert' in HTMLElement.prototype &&
    typeof structuredClone === 'function'
  );
}
