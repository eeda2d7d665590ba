/** A parents' link says the language of whoever made it. */
const ofLink = () => new URLSearchParams(location.search).get('language');
const ofBrowser = () => (/^zh\b/i.test(navigator.language) ? 'zh' : 'en');

/** The pages that parents read by a link. */
const parentPages = /^\/(parent|examAnalysis\/(report|appendix|kmap)$)/;

/**
 * The language that the portal starts in: the stored one; of a parents' link its own, until one is chosen, and where it
 * says none and none is kept the browser's. Reads the storage by itself: the start asks before the storage service is
 * loaded.
 */
export function startLanguage(): 'en' | 'zh' {
  try {
    const stored = localStorage.getItem('select-language')?.replaceAll('"', '');
    const hasChosen = localStorage.getItem('language-chosen') === 'true';
    if (parentPages.test(location.pathname) && !hasChosen) {
      const said = ofLink() ?? stored ?? ofBrowser();
      return said === 'en' ? 'en' : 'zh';
    }
    return stored === 'en' ? 'en' : 'zh';
  } catch {
    return ofLink() === 'en' ? 'en' : 'zh';
  }
}
