import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { StatusShape } from '../../ui/parts/Status';
import { exportedName } from './exportFormats';
import {
  selectHasFailed,
  selectIsMade,
  selectIsMaking,
  selectWish,
  type ExportingActor,
  type ExportWish,
} from './exporting';

const Place = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    mt: 4,
    mx: -4,
    px: 4,
    bg: 'bg.panel',
    py: 3,
  },
});

interface ExportOutcomeProps {
  readonly actor: ExportingActor;
  readonly chart: string;
  readonly onRetry: (wish: ExportWish) => void;
}

/** What became of the export that was wanted last: always in sight, and read out as it changes. */
export function ExportOutcome({ actor, chart, onRetry }: ExportOutcomeProps) {
  const { t } = useTranslation('atlas');
  const wish = useSelector(actor, selectWish);
  const isMaking = useSelector(actor, selectIsMaking);
  const isMade = useSelector(actor, selectIsMade);
  const hasFailed = useSelector(actor, selectHasFailed);
  const format = wish?.format ?? 'svg';
  const words = { file: exportedName(chart, format), format: t(`export.format.${format}`) };
  return (
    <Place borderTopWidth={wish === null ? '0' : '1px'}>
      <chakra.p role="status" display="flex" alignItems="center" gap={2}>
        {isMaking ? t('export.making', words) : null}
        {wish !== null && isMade ? (
          <>
            <StatusShape kind="good" />
            {t(`export.done.${wish.use}`, words)}
          </>
        ) : null}
      </chakra.p>
      {wish !== null && hasFailed ? (
        <>
          <chakra.p role="alert" color="danger.fg" mb={2}>
            {t(`export.failed.${wish.use}`, words)}
          </chakra.p>
          <Button size="small" icon={RotateCw} onClick={() => onRetry(wish)}>
            {t('export.retry')}
          </Button>
        </>
      ) : null}
    </Place>
  );
}
