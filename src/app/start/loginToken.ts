let token = '';

/** Removes the one-time token of a login link from the address before any other code can read it. */
export function takeLoginToken(): void {
  const url = new URL(window.location.href);
  if (url.pathname !== '/tokenLogin') return;
  token = url.searchParams.get('token') ?? '';
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', url);
}

/** The token that came with the address; empty without one. */
export function loginToken(): string {
  return token;
}
