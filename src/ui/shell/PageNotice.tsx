import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../parts/Icon';

interface PageNoticeProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly children?: ReactNode;
}

/** What a page says where it has nothing else to show. */
export function PageNotice({ icon, text, children }: PageNoticeProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap={3}
      maxWidth="line"
      textAlign="center"
    >
      <chakra.span p={3} borderRadius="full" bg="bg.muted" color="fg.muted">
        <Icon of={icon} />
      </chakra.span>
      <p>{text}</p>
      {children}
    </chakra.div>
  );
}
