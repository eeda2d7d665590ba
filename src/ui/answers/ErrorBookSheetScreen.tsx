import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { errorBookPage } from '../../domain/addresses';
import { type errorBookSheet, selectLayout } from '../../machines/answers/errorBookSheet';
import { selectAnswerIfAny } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { PrintButton } from '../parts/PrintButton';
import { RecordView } from '../parts/RecordView';
import { StudentCell } from '../parts/StudentCell';
import { Text } from '../parts/Text';
import { SheetQuestions } from './SheetQuestions';
import { SheetSwitches } from './SheetSwitches';
import { useToldName } from '../parts/useToldName';

/** A student's open questions of the error book by point or cause, for revision on screen or on paper. */
export function ErrorBookSheetScreen({ actor }: ActorProps<typeof errorBookSheet>) {
  const { t } = useTranslation('answers');
  const told = useToldName();
  const layout = useSelector(actor, selectLayout);
  const found = useSelector(actor, selectAnswerIfAny);
  return (
    <>
      <BackLink to={errorBookPage(layout.student)}>{t('wrongQuestion.back')}</BackLink>
      <PageHead
        title={
          found === null ? t('sheet.title') : t('sheet.of', { name: told(found.student.name) })
        }
        about={found === null ? null : <StudentCell student={found.student} />}
        count={found === null ? undefined : t('book.count', { count: found.total })}
        action={
          found === null || found.list.length === 0 ? null : (
            <Flex _print={{ display: 'none' }}>
              <PrintButton />
            </Flex>
          )
        }
      />
      <SheetSwitches layout={layout} />
      <RecordView
        actor={actor}
        loading={t('sheet.title')}
        rows={8}
        failed={t('book.failed')}
        absent={<NothingYet title={t('sheet.absent')}>{t('sheet.absentText')}</NothingYet>}
      >
        {({ list, total }) =>
          list.length === 0 ? (
            <NothingYet title={t('sheet.nothing')}>{t('sheet.nothingText')}</NothingYet>
          ) : (
            <>
              {total > list.length ? (
                <Text as="p" small muted mb={3}>
                  {t('sheet.first', { count: list.length })}
                </Text>
              ) : null}
              <Text as="p" small muted mb={3}>
                {t('formula.tries')}
              </Text>
              <SheetQuestions list={list} layout={layout} />
            </>
          )
        }
      </RecordView>
    </>
  );
}
