import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { chartById } from '../library';
import type { KnownApproval } from '../model/approval';
import { Command } from './Command';
import { Fact } from './Facts';

interface SigningWaysProps {
  /** The id of the chart. */
  readonly chart: string;
  readonly approval: KnownApproval;
}

/** How a chart that waits is signed: by which command, what that records, by whom; and the other way, a remark. */
export function SigningWays({ chart, approval }: SigningWaysProps) {
  const { t } = useTranslation('atlas');
  const found = chartById(chart);
  const { standing, signatures } = approval;
  if (found === null || standing === 'approved') return null;
  const files = `approved/${found.area}/${found.name}`;
  if (standing === 'edited') {
    return <Fact name={t('approval.how.title')}>{t('approval.how.edited', { files })}</Fact>;
  }
  const act = standing === 'recorded' ? 'approve' : 'record';
  return (
    <Fact name={t('approval.how.title')}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2} textStyle="small">
        <p>{t(`approval.how.${act}`)}</p>
        <Command text={`npm run charts -- --${act} ${found.name} --by "" --why ""`} />
        <p>{t('approval.how.writes', { files })}</p>
        <p>
          {act === 'record'
            ? t('approval.how.afterwards')
            : t('approval.how.who', { by: signatures.at(-1)?.by })}
        </p>
        <p>{t('approval.how.remark')}</p>
      </chakra.div>
    </Fact>
  );
}
