import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { OvertakenMark } from '../../domain/localPoints';
import {
  type localMarking,
  selectMarks,
  selectOvertaken,
} from '../../machines/localPoints/localMarking';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { Fact, Facts } from '../parts/Facts';
import { NameInLetters } from '../parts/NameInLetters';
import { Text } from '../parts/Text';
import { degreeText } from './localMarkColumns';

/** Who was faster with which points, and what they say: nothing is submitted before the person has seen it. */
export function OvertakenDialog({ actor }: ActorProps<typeof localMarking>) {
  const { t } = useTranslation('localPoints');
  const overtaken = useSelector(actor, selectOvertaken);
  const marks = useSelector(actor, selectMarks);
  const write = (mark: OvertakenMark['mark']) => {
    if (mark === null) return t('overtaken.none');
    if (!mark.is_examined) return t('examined.false');
    const [frequency, difficulty] = [mark.frequency, mark.difficulty].map((degree) =>
      degreeText(degree, { t }),
    );
    return t('overtaken.degrees', { frequency, difficulty });
  };
  const own = (id: number) => marks.find(({ point_id }) => point_id === id) ?? null;
  return (
    <Dialog
      open={overtaken !== null}
      size="lg"
      title={t('overtaken.title', { count: overtaken?.length ?? 0 })}
      onClose={() => actor.send({ type: 'overtaken.closed' })}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'overtaken.closed' })}>
            {t('overtaken.back')}
          </Button>
          <Button onClick={() => actor.send({ type: 'marks.yielded' })}>
            {t('overtaken.yield')}
          </Button>
          <Button kind="danger" onClick={() => actor.send({ type: 'marks.insisted' })}>
            {t('overtaken.insist')}
          </Button>
        </>
      }
    >
      <Text as="p">{t('overtaken.text')}</Text>
      <Facts layout="table" mt={3}>
        {(overtaken ?? []).map(({ point_id: id, name, mark, by }) => (
          <Fact key={id} name={name}>
            <Text as="p">
              {t(by === null ? 'overtaken.restored' : 'overtaken.theirs', {
                by,
                says: write(mark),
              })}{' '}
              {by === null ? null : <NameInLetters name={by} />}
            </Text>
            <Text as="p">{t('overtaken.own', { says: write(own(id)) })}</Text>
          </Fact>
        ))}
      </Facts>
    </Dialog>
  );
}
