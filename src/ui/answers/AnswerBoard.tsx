import { useTranslation } from 'react-i18next';
import type { answerBoard } from '../../machines/answers/answerBoard';
import type { ActorProps } from '../parts/actorProps';
import { Picture } from '../parts/Picture';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';

/** What the student wrote by hand; nothing where nothing was [CALL-143]. */
export function AnswerBoard({ actor }: ActorProps<typeof answerBoard>) {
  const { t } = useTranslation('answers');
  return (
    <RecordView actor={actor} loading={t('board.title')} rows={3} failed={t('board.failed')}>
      {({ image }) =>
        image === null ? null : (
          <Section title={t('board.title')} mb={5} maxWidth="line">
            <Picture src={image} alt={t('board.alt')} />
          </Section>
        )
      }
    </RecordView>
  );
}
