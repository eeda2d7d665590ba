import { useTranslation } from 'react-i18next';
import { wholePercent } from '../../../domain/number';
import type { FoundationRecord } from '../../../machines/foundation/watched';
import { useDates } from '../dates';
import { Fact, Facts } from '../Facts';
import { Status } from '../Status';
import { foundationSigns } from './foundationSigns';

/** Where a student's foundation stands, and since when it waits. */
export function Standing({ record }: { readonly record: FoundationRecord }) {
  const { t } = useTranslation('foundation');
  const { moment } = useDates();
  const { status, status_since: since, mode, next_mode: next, round, level, progress } = record;
  const isWaiting = status !== 'active' && since !== null;
  return (
    <Facts>
      <Fact name={t('standing.status')}>
        <Status kind={foundationSigns[status]}>
          {t(`standing.${status}`)}
          {isWaiting ? t('standing.since', { time: moment(since) }) : null}
        </Status>
      </Fact>
      <Fact name={t('compare.mode')}>{t(`type.${String(mode)}`)}</Fact>
      <Fact name={t('standing.next')}>{next === null ? null : t(`type.${String(next)}`)}</Fact>
      <Fact name={t('compare.round')}>{String(round)}</Fact>
      <Fact name={t('compare.level')}>{String(level)}</Fact>
      <Fact name={t('compare.progress')}>{`${String(wholePercent(progress))}%`}</Fact>
    </Facts>
  );
}
