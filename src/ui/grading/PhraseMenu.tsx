import { useSelector } from '@xstate/react';
import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectWork } from '../../machines/grading/selectors';
import { Button } from '../parts/Button';
import { Menu } from '../parts/Menu';
import { useLines } from './gradingWords';
import type { CommentedActor } from './workActors';

interface PhraseMenuProps<Place extends string> {
  readonly work: CommentedActor<Place>;
  readonly place: Place;
  /** What the phrases are about. */
  readonly label: string;
}

/** Phrases that are often needed, with the student's name in its place. */
export function PhraseMenu<Place extends string>({ work, place, label }: PhraseMenuProps<Place>) {
  const { t } = useTranslation('grading');
  const phrases = useLines()(`bank.${place}`);
  const name = useSelector(work, selectWork)?.student ?? '';
  return (
    <Menu
      label={t('phrases.about', { label })}
      trigger={
        <Button
          kind="quiet"
          size="small"
          icon={MessageSquareQuote}
          aria-label={t('phrases.about', { label })}
        >
          {t('phrases.open')}
        </Button>
      }
      items={phrases.map((phrase) => ({ id: phrase, label: phrase.replaceAll('{name}', name) }))}
      onSelect={(text) => {
        work.send({ type: 'phrase.inserted', place, text });
      }}
    />
  );
}
