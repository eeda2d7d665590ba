import { HStack } from '@chakra-ui/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type parentExam, selectAsked } from '../../machines/exams/parentExam';
import { selectAnswer } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { LinkAbsent } from '../parts/LinkAbsent';
import { ParentsLanguage } from '../parts/ParentsLanguage';
import { PrintButton } from '../parts/PrintButton';
import { RecordView } from '../parts/RecordView';
import { StandalonePage } from '../parts/StandalonePage';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { ExamViews } from './ExamViews';

/** A result as parents read it by their link, without an account [ROUTE-008 … ROUTE-010]. */
export function ParentExamScreen({ actor }: ActorProps<typeof parentExam>) {
  const { t, i18n } = useTranslation('exams');
  const told = useToldName();
  const { moment } = useDates();
  const answer = useSelector(actor, selectAnswer);
  const { link, view, numbers } = useSelector(actor, selectAsked, shallowEqual);
  const title =
    answer === null
      ? t(`view.${view}`)
      : t('titleOf', { name: told(answer.report.name), view: t(`view.${view}`) });
  const query = new URLSearchParams({ link, language: i18n.language }).toString();
  return (
    <StandalonePage title={title} width="page" foot={<ParentsLanguage />}>
      <RecordView
        actor={actor}
        loading={t(`view.${view}`)}
        rows={8}
        failed={t('report.failed')}
        absent={<LinkAbsent />}
      >
        {({ report, as_of: asOf, ends_at: ends }) => (
          <>
            <HStack justify="space-between" mb={4} _print={{ display: 'none' }}>
              <Text muted>{t('parts:asOf', { time: moment(asOf) })}</Text>
              <PrintButton />
            </HStack>
            <ExamViews
              {...{ report, view, numbers }}
              addressOf={(to) => `/examAnalysis/${to}?${query}`}
            />
            <Text as="p" muted mt={4}>
              {t('ends', { ends: moment(ends) })}
            </Text>
          </>
        )}
      </RecordView>
    </StandalonePage>
  );
}
