import { Box, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mayOpen } from '../../domain/permissions';
import type { Viewer } from '../../domain/roles';
import { showsServiceDesk } from '../../domain/workOrders';
import {
  selectIsOffline,
  selectLanguage,
  selectSubjectId,
  selectTeacher,
  selectToasts,
  selectViewer,
} from '../../machines/shell/portalSelectors';
import { ColumnChoicesContext } from '../../ui/parts/columnChoice';
import { AllowedPages, LinkSubject, SeenSubjects } from '../../ui/parts/allowedPages';
import { mainId } from '../../ui/parts/main';
import { SkipLink } from '../../ui/parts/SkipLink';
import { loadLateParts } from '../../ui/parts/late';
import { Offline } from '../../ui/parts/offline';
import { Notices } from '../../ui/shell/Notices';
import { OfflineBar } from '../../ui/shell/OfflineBar';
import { columnChoices } from '../../machines/parts/columnChoices';
import { stored } from '../../services/storage';
import { usePortal } from '../world/portalContext';
import { useChart } from '../world/useChart';
import type { Frame as FrameKind } from '../areas/area';
import { fetched } from '../loading/fetched';
import { frameParts } from '../routing/routes';
import { UpgradePopUp } from '../popUps/UpgradePopUp';
import { subjectsOf } from './subjects';
import { useFetched } from '../loading/useFetched';
import { useDeferred } from '../loading/useDeferred';

const serviceDesk = fetched(['workOrders'], () => import('./ServiceDesk'));

interface FrameProps {
  readonly kind: FrameKind;
  readonly children: ReactNode;
}

/** The frame of a screen: header and sidebar for routes inside the layout, notices for all routes. */
export function Frame({ kind, children }: FrameProps) {
  const { portal } = usePortal();
  const viewer = useSelector(portal, selectViewer, sameViewer);
  const teacher = useSelector(portal, selectTeacher);
  const isOffline = useSelector(portal, selectIsOffline);
  const toasts = useSelector(portal, selectToasts);
  const language = useSelector(portal, selectLanguage);
  const subjectId = useSelector(portal, selectSubjectId);
  const { pathname } = useLocation();
  const columns = useChart(columnChoices, { choices: stored.listColumns.read() ?? {} });
  const info = viewer?.info;
  const isAllowed = useCallback(
    (address: string) => info === undefined || mayOpen(info, address),
    [info],
  );
  const subjects = useMemo(
    () => (viewer === null || teacher === null ? [] : subjectsOf(teacher, viewer)),
    [viewer, teacher],
  );
  const isFramed = kind !== 'none' && viewer !== null;
  const desk = useDeferred(serviceDesk);
  const hasDesk = showsServiceDesk(language, pathname);
  const isDeskAlone = hasDesk && !isFramed;
  return (
    <AllowedPages value={isAllowed}>
      <LinkSubject value={viewer?.subjectId ?? null}>
        <Offline value={isOffline}>
          <SkipLink />
          {isFramed ? (
            <Suspense fallback={<Box height="header" />}>
              <Top viewer={viewer} hasDesk={hasDesk} />
            </Suspense>
          ) : null}
          {isDeskAlone && desk !== null ? (
            <Suspense>
              <desk.ServiceDesk
                key={subjectId}
                subjectId={subjectId}
                isMember={viewer !== null}
                isFramed={false}
              />
            </Suspense>
          ) : null}
          <Flex align="flex-start">
            {isFramed && kind === 'full' ? (
              <Suspense fallback={<Box width="sidebar" flex="none" />}>
                <Side viewer={viewer} />
              </Suspense>
            ) : null}
            <Box
              as="main"
              id={mainId}
              tabIndex={-1}
              // A page without a header leaves room for the service desk, which comes later.
              data-desk={isDeskAlone || undefined}
              flex={1}
              minWidth={0}
              outline={0}
              // A tip covers no word of the page.
              css={{ '@media screen': { 'body:has([data-tip]) &': { paddingTop: '10rem' } } }}
            >
              <Box
                maxWidth="content"
                mx="auto"
                p={isFramed ? 6 : 0}
                // What a class sees fills its screen.
                css={{ '&:has([data-wall])': { maxWidth: 'none' } }}
              >
                <SeenSubjects value={subjects}>
                  <ColumnChoicesContext value={columns}>{children}</ColumnChoicesContext>
                </SeenSubjects>
              </Box>
            </Box>
          </Flex>
          {viewer === null ? null : <LateParts key={pathname} />}
          <OfflineBar isOffline={isOffline} />
          {isFramed ? (
            <Suspense>
              <Identity />
              <UpgradePopUp />
            </Suspense>
          ) : null}
          {toasts === undefined ? null : <Notices actor={toasts} isOffline={isOffline} />}
        </Offline>
      </LinkSubject>
    </AllowedPages>
  );
}

interface AroundProps {
  readonly viewer: Viewer;
}

// The login has no frame, so the first page does not wait for it.
function Top({ viewer, hasDesk }: AroundProps & { readonly hasDesk: boolean }) {
  const { FrameHeader } = useFetched(frameParts);
  return <FrameHeader viewer={viewer} hasDesk={hasDesk} />;
}

function Side({ viewer }: AroundProps) {
  const { FrameSidebar } = useFetched(frameParts);
  return <FrameSidebar viewer={viewer} />;
}

function Identity() {
  const { IdentityDialog } = useFetched(frameParts);
  return <IdentityDialog />;
}

/** Dialogs, menus and tooltips, of each page anew. The login page, without a viewer, must not load them. */
function LateParts() {
  const [parts] = useState(() => fetched([], loadLateParts));
  useDeferred(parts);
  return null;
}

type Shown = ReturnType<typeof selectViewer>;

function sameViewer(one: Shown, other: Shown): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.info === other.info &&
    one.subjectId === other.subjectId &&
    one.language === other.language &&
    one.source === other.source &&
    one.switches === other.switches &&
    one.grayTests === other.grayTests
  );
}
