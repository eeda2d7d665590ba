import { Flex } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { useDates } from './dates';
import { Status } from './Status';

interface OutdatedProps {
  /** When what is shown was so, in ISO. */
  readonly asOf: string;
  /** It is being asked for again. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** Says that what is shown may be old, since asking for it anew has failed. */
export function Outdated({ asOf, busy, onRetry }: OutdatedProps) {
  const { t } = useTranslation('parts');
  const { moment } = useDates();
  return (
    <Flex role="alert" align="center" gap={3} mb={3} _print={{ display: 'none' }}>
      <Status kind="watch">{t('outdated', { time: moment(asOf) })}</Status>
      <Button size="small" icon={RotateCw} busy={busy} onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </Flex>
  );
}
