import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from './LinkButton';
import { useOrigin } from './useOrigin';

/** What the page at an address is about: its path, its view, and the things that the address names. */
function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const named = [...searchParams].filter(
    ([name]) => name === 'view' || (name.endsWith('_id') && name !== 'subject_id'),
  );
  return [pathname, ...named.map(([name, value]) => `${name}=${value}`).sort()].join('&');
}

interface BackLinkProps {
  /** The list of such things, or the page before: where it leads whoever followed no link of the portal. */
  readonly to: string;
  /** What a way back to the list says. */
  readonly children: ReactNode;
}

/** Back to where one came from, as one left it: to the list with its filters, or to another page. */
export function BackLink({ to, children }: BackLinkProps) {
  const { t } = useTranslation('parts');
  const origin = useOrigin();
  const from = origin?.from ?? to;
  return (
    <Box ms={-3} _print={{ display: 'none' }}>
      <LinkButton to={from} origin={origin?.before ?? null} kind="quiet" icon={ArrowLeft}>
        {pageOf(from) === pageOf(to) ? children : t('back')}
      </LinkButton>
    </Box>
  );
}
