import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { QrCode } from './QrCode';
import { Ring } from './Ring';

interface QrPanelProps {
  readonly text: string;
  /** What the code is for: 'Code to bind your phone'. */
  readonly label: string;
  /** What to do, in three short lines. */
  readonly lines: readonly string[];
  /** Seconds left, and seconds at the start; at 0 the code is covered. */
  readonly seconds: number;
  readonly of: number;
  readonly onRefresh: () => void;
}

/** A code to scan, what to do with it, and how long it holds. */
export function QrPanel({ text, label, lines, seconds, of, onRefresh }: QrPanelProps) {
  const { t } = useTranslation('parts');
  const expired = seconds <= 0;
  return (
    <Flex wrap="wrap" align="center" gap={5}>
      <Box position="relative">
        <Box opacity={expired ? 0.08 : 1}>
          <QrCode text={text} label={label} />
        </Box>
        {expired ? (
          <Grid position="absolute" inset={0} placeContent="center" justifyItems="center" gap={2}>
            <span>{t('qrCode.expired')}</span>
            <Button icon={RotateCw} onClick={onRefresh}>
              {t('qrCode.refresh')}
            </Button>
          </Grid>
        ) : null}
      </Box>
      <Grid gap={3} flex="1 1 8rem">
        <chakra.ol listStyle="decimal inside" display="grid" gap={1}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </chakra.ol>
        {expired ? null : <Ring seconds={seconds} of={of} label={t('qrCode.timeLeft')} />}
      </Grid>
    </Flex>
  );
}
