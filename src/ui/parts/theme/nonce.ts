/** The page's nonce: without it a strict content policy refuses a style. */
export const nonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
