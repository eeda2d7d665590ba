import { chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { toMoment } from '../../domain/businessTime';
import type { Dialogue } from '../../domain/dialogues';
import {
  type aiSupervisorDetail,
  selectScope,
} from '../../machines/supervision/aiSupervisorDetail';
import type { dialogueTalks } from '../../machines/supervision/dialogueRecords';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { FollowSelected } from '../parts/FollowSelected';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { FlagCard } from './FlagCard';
import { TakingBack } from './TakingBack';

interface StudentDialoguesProps {
  readonly actor: ActorRefFrom<typeof dialogueTalks>;
  readonly page: ActorRefFrom<typeof aiSupervisorDetail>;
}

/** What the student and the AI supervisor said, open at the flag that the address names [SCREEN-145]. */
export function StudentDialogues({ actor, page }: StudentDialoguesProps) {
  const { t } = useTranslation('supervision');
  const { flagId } = useSelector(page, selectScope);
  return (
    <RecordView
      actor={actor}
      loading={t('dialogues.title')}
      rows={10}
      failed={t('dialogues.failed')}
    >
      {({ list }) => (
        <FollowSelected selectedId={flagId === null ? null : String(flagId)}>
          <RecordOutdated actor={actor} />
          {list.length === 0 ? (
            <NothingYet title={t('dialogues.nothing.title')}>
              {t('dialogues.nothing.text')}
            </NothingYet>
          ) : null}
          {list.map((dialogue) => (
            <OneDialogue key={dialogue.dialogue_id} dialogue={dialogue} page={page} />
          ))}
          <TakingBack page={page} />
        </FollowSelected>
      )}
    </RecordView>
  );
}

interface DialogueProps extends Pick<StudentDialoguesProps, 'page'> {
  readonly dialogue: Dialogue;
}

const Bubble = chakra('p', {
  base: { px: 3, py: 2, borderRadius: 'control', borderWidth: '1px', width: 'fit-content' },
  variants: {
    speaker: { ai: { bg: 'bg.subtle' }, student: { bg: 'bg.panel', marginInlineStart: 'auto' } },
  },
});

/** One dialogue, turn by turn, with what was flagged under the turn. */
function OneDialogue({ dialogue, page }: DialogueProps) {
  const { t } = useTranslation('supervision');
  const { moment, time } = useDates();
  const { started_at: at, own_score: own, ai_score: ai, turns, flags } = dialogue;
  const momentOf = (after: number) => toMoment(new Date(Date.parse(at) + after * 1000));
  return (
    <Section title={moment(at)} mt={5} maxWidth="line">
      {own === null || ai === null ? null : (
        <Text as="p" small muted mb={2}>
          {t('dialogues.scores', { own, ai })}
        </Text>
      )}
      <Flex as="ol" direction="column" gap={2} listStyleType="none">
        {turns.map(({ speaker, text, after }, turn) => (
          <li key={after}>
            <Text small muted display="block" textAlign={speaker === 'ai' ? 'start' : 'end'}>
              {t('dialogues.said', { who: t(`dialogues.${speaker}`), time: time(momentOf(after)) })}
            </Text>
            <Bubble speaker={speaker} lang="zh">
              {text}
            </Bubble>
            {flags
              .filter((flag) => flag.turn === turn)
              .map((flag) => (
                <FlagCard key={flag.flag_id} flag={flag} page={page} />
              ))}
          </li>
        ))}
      </Flex>
    </Section>
  );
}
