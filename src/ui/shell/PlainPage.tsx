import { Compass, DoorClosed, Hammer, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';
import { LinkButton } from '../parts/LinkButton';

const icons = {
  built: Hammer,
  notFound: Compass,
  notLetIn: DoorClosed,
  crashed: TriangleAlert,
} as const;

interface PlainPageProps {
  /** Which of the portal's own plain pages: its words are `shell:<name>.*`. */
  readonly name: keyof typeof icons;
  /** What it says, where that is not always the same. */
  readonly text?: string | undefined;
  /** What can be done; the way home unless told. */
  readonly children?: ReactNode;
}

/** A page that only says something, with the way on. */
export function PlainPage({ name, text, children }: PlainPageProps) {
  const { t } = useTranslation('shell');
  return (
    <section className="plain-page">
      <span className="plain-page-icon muted">
        <Icon of={icons[name]} />
      </span>
      <h1 className="plain-page-title">{t(`${name}.title`)}</h1>
      <p className="plain-page-words muted">{text ?? t(`${name}.text`)}</p>
      <div className="plain-page-ways">
        {children ?? (
          <LinkButton to="/home" kind="primary">
            {t(`${name}.home`)}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
