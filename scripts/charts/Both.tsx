import type { ReactNode } from 'react';
import { type Language, languages, type Words } from '../paths/words';

/** Words in both languages, of which the page shows one at a time. */
export function Both({ words }: { readonly words: Words }) {
  return <InBoth>{(language) => words[language]}</InBoth>;
}

interface InBothProps {
  readonly children: (language: Language) => ReactNode;
}

/** A part of the page in both languages. */
export function InBoth({ children }: InBothProps) {
  return languages.map((language) => (
    <span key={language} className={language} lang={language === 'zh' ? 'zh-CN' : 'en'}>
      {children(language)}
    </span>
  ));
}
