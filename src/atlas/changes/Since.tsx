import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../ui/parts/dates';
import { Status } from '../../ui/parts/Status';
import type { ChartsComparison } from '../model/comparison';

interface SinceProps {
  readonly comparison: ChartsComparison;
  /** Whether what it compares has changed again since it was made. */
  readonly isOutdated: boolean;
}

/** The revision that the charts are compared with. */
export function Since({ comparison, isOutdated }: SinceProps) {
  const { t } = useTranslation('atlas');
  const dates = useDates();
  const { revision, commit, date } = comparison;
  return (
    <>
      <chakra.p textStyle="small" color="fg.muted">
        {t('changes.since', { revision, commit, date: dates.date(date) })}
      </chakra.p>
      {isOutdated ? (
        <chakra.p textStyle="small" mt={1}>
          <Status kind="watch">{t('changes.outdated')}</Status>
        </chakra.p>
      ) : null}
    </>
  );
}
