import { useSelector } from '@xstate/react';
import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { EssayKinds } from '../../machines/grading/essay';
import { type grading, selectWork } from '../../machines/grading/grading';
import { Button } from '../parts/Button';
import { Menu } from '../parts/Menu';
import { useLines } from './gradingWords';

interface PhraseMenuProps {
  readonly work: ActorRefFrom<typeof grading>;
  readonly place: EssayKinds['place'];
  /** What the phrases are about. */
  readonly label: string;
}

/** Phrases that are often needed, with the student's name in its place. */
export function PhraseMenu({ work, place, label }: PhraseMenuProps) {
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
