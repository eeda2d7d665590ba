interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown;
}

declare global {
  interface Window {
    /** Only where the browser has trusted types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

function isOwn(address: string): boolean {
  return new URL(address, location.href).origin === location.origin;
}

/**
 * Keeps text from becoming markup or a script's address, as the server's policy asks where the browser has trusted
 * types [SEC]. Two libraries need what is harmless: Victory empties an element by `innerHTML = ''`, and ELK runs in a
 * worker of our own origin.
 */
export function forbidMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: (address) => (isOwn(address) ? address : null),
  });
}
