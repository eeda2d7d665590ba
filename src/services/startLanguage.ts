/** A parents' link says the language of whoever made it. */
const ofLink = () => new URLSearchParams(location.search).get('language') === 'en';

/**
 * The language that the portal starts in: the stored one; of a parents' link its own, until one is chosen. Reads the
 * storage by itself: the start asks before the storage service is loaded.
 */
export function startLanguage(): 'en' | 'zh' {
  try {
    const stored = localStorage.getItem('select-language');
    const hasChosen = localStorage.getItem('language-chosen') === 'true';
    if (location.pathname.startsWith('/parent') && !hasChosen) return ofLink() ? 'en' : 'zh';
    return stored === '"en"' ? 'en' : 'zh';
  } catch {
    return ofLink() ? 'en' : 'zh';
  }
}
