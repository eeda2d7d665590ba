import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type AskedSheets, behindSheet, sheetOf } from '../../machines/reports/handoutAddress';
import type { reportSheets } from '../../machines/reports/reportSheets';
import { NothingYet } from '../parts/Emptiness';
import { RecordView } from '../parts/RecordView';
import { ReportSheet } from '../parts/reports/ReportSheet';
import { TextLink } from '../parts/TextLink';
import { useToldName } from '../parts/useToldName';

interface SheetsProps {
  readonly actor: ActorRefFrom<typeof reportSheets>;
  /** What they were asked for by: each of a class's leads to its own page. */
  readonly asked: AskedSheets;
}

/** A sheet of paper on the screen; on paper each begins a page of its own, without edge or shade. */
const Sheet = chakra('article', {
  base: {
    maxWidth: '52rem',
    mt: 5,
    p: 6,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    _print: { m: 0, p: 0, borderWidth: 0, maxWidth: 'none' },
    '& + &': { _print: { breakBefore: 'page' } },
  },
});

/** Paper has margins of its own: those of the screen would take room of the first sheet and of the last. */
const OnPaper = chakra('div', { base: { _print: { my: -6 } } });

/** The reports that parents are given, one sheet a student. */
export function Sheets({ actor, asked }: SheetsProps) {
  const { t } = useTranslation('reports');
  const told = useToldName();
  return (
    <RecordView
      actor={actor}
      loading={t('title')}
      rows={8}
      failed={t('failed')}
      absent={<NothingYet title={t('handout.absent')}>{t('handout.absentText')}</NothingYet>}
    >
      {({ list, ...frame }) => (
        <OnPaper>
          {list.map((sheet) => {
            const title = t(`handout.${frame.what}`, { name: told(sheet.name) });
            return (
              <Sheet key={sheet.student_id} aria-label={title}>
                <chakra.h2 textStyle="title" mb={3}>
                  {title}
                </chakra.h2>
                {asked.student_id !== undefined ? null : (
                  <chakra.p mb={3} _print={{ display: 'none' }}>
                    <TextLink to={sheetOf({ ...asked, student_id: sheet.student_id })}>
                      {t('handout.sheet', { name: told(sheet.name) })}
                    </TextLink>
                  </chakra.p>
                )}
                <ReportSheet {...{ frame, sheet }} behind={behindSheet(asked, sheet.student_id)} />
              </Sheet>
            );
          })}
        </OnPaper>
      )}
    </RecordView>
  );
}
