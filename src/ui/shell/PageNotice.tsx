import { VStack } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconCircle } from '../parts/IconCircle';

interface PageNoticeProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly children?: ReactNode;
}

/** What a page says where it has nothing else to show. */
export function PageNotice({ icon, text, children }: PageNoticeProps) {
  return (
    <VStack role="status" gap={3} maxWidth="line" textAlign="center">
      <IconCircle of={icon} />
      <p>{text}</p>
      {children}
    </VStack>
  );
}
