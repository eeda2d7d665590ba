import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { practiceVerdicts } from '../../domain/preparation';
import { selectAnswer } from '../../machines/parts/record';
import { type practice, selectJudging } from '../../machines/preparation/practice';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';

/** Right or wrong, where a person compares the answer with the solution; the verdict can be changed. */
export function Judgement({ actor }: ActorProps<typeof practice>) {
  const { t } = useTranslation('preparation');
  const given = useSelector(actor, selectAnswer)?.given ?? null;
  const judging = useSelector(actor, selectJudging);
  if (given === null || !given.by_person) return null;
  const isRight = given.is_right;
  return (
    <HStack role="group" aria-label={t('judge.label')} gap={2} mb={5}>
      {practiceVerdicts.map((verdict) => (
        <Button
          key={verdict}
          aria-pressed={isRight !== null && isRight === (verdict === 'right')}
          busy={judging === verdict}
          onClick={() => actor.send({ type: 'answer.judged', verdict })}
        >
          {t(`judge.${verdict}`)}
        </Button>
      ))}
    </HStack>
  );
}
