import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type BankKind, nearestPhrase, withLastLine, withName } from '../../domain/commentBank';
import { selectWork } from '../../machines/grading/selectors';
import { Button } from '../parts/Button';
import { useLines } from './gradingWords';
import type { CommentedActor } from './workActors';

interface NearPhraseProps<Place extends string> {
  readonly work: CommentedActor<Place>;
  readonly place: Place;
  readonly bank: BankKind;
  /** The comment as it is written so far. */
  readonly text: string;
}

/** The phrase of the bank that was nearly typed, to be taken instead. */
export function NearPhrase<Place extends string>({
  work,
  place,
  bank,
  text,
}: NearPhraseProps<Place>) {
  const { t } = useTranslation('grading');
  const name = useSelector(work, selectWork)?.student ?? '';
  const phrases = useLines()(`bank.${bank}.${place}`).map((line) => withName(line, name));
  const near = nearestPhrase(text, phrases);
  return (
    <chakra.div role="status" textStyle="small" color="fg.muted">
      {near === null ? null : (
        <chakra.div display="flex" alignItems="baseline" gap={2} pt={1}>
          <span>{t('phrases.near', { phrase: near })}</span>
          <Button
            kind="quiet"
            size="small"
            onClick={() =>
              work.send({ type: 'comment.written', place, text: withLastLine(text, near) })
            }
          >
            {t('phrases.take')}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
