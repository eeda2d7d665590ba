import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ShownFailure } from '../../machines/parts/failure';
import { Button } from '../parts/Button';
import { Warning } from './Warning';

interface SubmitLoginProps {
  readonly isBusy: boolean;
  /** Why the last try did not work, or null. */
  readonly failure: ShownFailure | null;
  /** Seconds until the next try, or null. */
  readonly wait?: number | null;
}

/**
 * The button that logs in, and above it what came of the last try. The seconds count down on the button,
 * apart from what is announced: nobody wants to hear each.
 */
export function SubmitLogin({ isBusy, failure, wait = null }: SubmitLoginProps) {
  const { t } = useTranslation(['login', 'shell']);
  return (
    <Box display="grid" fontVariantNumeric="tabular-nums">
      <Box role="alert" css={{ '& > *': { mb: 4 } }}>
        {failure === null ? null : (
          <Warning kind="act" title={t('failed')}>
            {t(failure.message.key, { ...failure.message.values })}
          </Warning>
        )}
        {wait === null ? null : (
          <Warning kind="watch" title={t('tooOften')}>
            {t('tooOftenText')}
          </Warning>
        )}
      </Box>
      <Button type="submit" kind="primary" busy={isBusy} disabled={wait !== null}>
        {wait === null ? t('submit') : t('wait', { seconds: wait })}
      </Button>
    </Box>
  );
}
