import { useSelector } from '@xstate/react';
import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BankKind, byUse } from '../../domain/commentBank';
import { selectWork } from '../../machines/grading/selectors';
import { selectAnswerIfAny } from '../../machines/parts/record';
import { Button } from '../parts/Button';
import { Menu } from '../parts/Menu';
import { useLines } from './gradingWords';
import type { CommentedActor, PlaceActor } from './workActors';

interface PhraseMenuProps<Place extends string> {
  readonly work: CommentedActor<Place>;
  readonly place: Place;
  readonly bank: BankKind;
  /** What the phrases are about. */
  readonly label: string;
  readonly own: PlaceActor;
}

/** Phrases that are often needed, most used first, with the student's name in its place. */
export function PhraseMenu<Place extends string>({
  work,
  place,
  bank,
  label,
  own,
}: PhraseMenuProps<Place>) {
  const { t } = useTranslation('grading');
  const used = useSelector(own, selectAnswerIfAny)?.used ?? [];
  const phrases = byUse(useLines()(`bank.${bank}.${place}`), used);
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
      items={phrases.map(({ text, times: count }) => {
        const phrase = text.replaceAll('{name}', name);
        return { id: text, label: count === 0 ? phrase : t('phrases.used', { phrase, count }) };
      })}
      onSelect={(text) => work.send({ type: 'phrase.inserted', place, text })}
    />
  );
}
