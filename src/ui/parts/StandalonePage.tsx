import type { ReactNode } from 'react';
import { Logo } from './Logo';

interface StandalonePageProps {
  readonly title: string;
  /** Narrow holds a form, wide holds words, page holds as much as a screen inside the frame. */
  readonly width?: 'narrow' | 'wide' | 'page' | undefined;
  /** What stands small under the page, such as the switch of the language. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A page outside the portal's frame, such as the login: the mark, a title, and what it is about. */
export function StandalonePage({ title, width = 'narrow', foot, children }: StandalonePageProps) {
  return (
    <div className={width === 'page' ? 'standalone-page standalone-page-high' : 'standalone-page'}>
      <section className={`standalone-page-sheet standalone-page-${width}`}>
        <Logo />
        <h1 className="standalone-page-title">{title}</h1>
        {children}
      </section>
      {foot === undefined ? null : (
        <footer className={`standalone-page-foot standalone-page-${width}`}>{foot}</footer>
      )}
    </div>
  );
}
