import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { HeadquartersForm } from '../../domain/feedback';
import {
  selectLoadFailure,
  selectSent,
  type sentFeedback,
} from '../../machines/feedback/sentFeedback';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { Dialog } from '../parts/Dialog';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { Text } from '../parts/Text';
import { FeedbackPictures } from './FeedbackPictures';

interface SentDialogProps {
  readonly actor: ActorRefFrom<typeof sentFeedback>;
  readonly onClose: () => void;
}

/** One feedback as it was sent, with the record that went along. */
export function SentDialog({ actor, onClose }: SentDialogProps) {
  const { t } = useTranslation(['feedback', 'shell']);
  const sent = useSelector(actor, selectSent);
  const failure = useSelector(actor, selectLoadFailure);
  return (
    <Dialog open size="md" title={t('sent.title')} onClose={onClose}>
      {failure === null ? null : (
        <Failed
          title={t('sent.oneFailed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'load.retried' })}
        />
      )}
      {failure === null && sent === null ? <Loading label={t('sent.title')} rows={4} /> : null}
      {sent === null ? null : (
        <>
          <Facts feedback={sent.feedback} createdAt={sent.created_at} />
          <FeedbackPictures
            addresses={[sent.feedback.cover, ...sent.feedback.images].filter((one) => one !== '')}
            beside={<Text>{sent.feedback.content}</Text>}
          />
          {sent.record === null ? null : (
            <chakra.p mt={4} display="flex" alignItems="center" flexWrap="wrap" gap={3}>
              {t('record.attached', { count: sent.record.moves.length })}
              <Button
                size="small"
                icon={Download}
                onClick={() => actor.send({ type: 'file.requested' })}
              >
                {t('record.save')}
              </Button>
            </chakra.p>
          )}
        </>
      )}
    </Dialog>
  );
}

interface FactsProps {
  readonly feedback: HeadquartersForm;
  readonly createdAt: string;
}

const texts = [
  ...(['question_id', 'point_name', 'local_point', 'region', 'year', 'exam_type'] as const),
  ...(['module', 'course_name', 'publisher', 'chief_editor', 'phone'] as const),
];

/** Everything that was said, without what was left out. */
function Facts({ feedback, createdAt }: FactsProps) {
  const { t } = useTranslation('feedback');
  const { moment } = useDates();
  const facts: readonly (readonly [string, string])[] = [
    [t('field.sent'), moment(createdAt)],
    [t('field.type'), t(`type.${feedback.type}`)],
    [t('field.target'), t(`target.${feedback.target}`)],
    ...texts.map((name) => [t(`field.${name}`), feedback[name]] as const),
    [t('field.content'), feedback.content],
  ];
  return (
    <chakra.dl display="grid" gridTemplateColumns="8rem 1fr" gap={2}>
      {facts.map(([label, value]) =>
        value === '' ? null : (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ),
      )}
    </chakra.dl>
  );
}
