import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { mayOpen } from '../../domain/permissions';
import { isOpenFor } from '../../domain/useType';
import {
  type selectGuard,
  selectIsNotLetIn,
  selectPage,
  selectTeacher,
} from '../../machines/shell/portalSelectors';
import { NotLetIn } from '../../ui/shell/NotLetIn';
import { PlainPage } from '../../ui/shell/PlainPage';
import { ScreenLoading } from '../../ui/shell/ScreenLoading';
import { type Parameters, splitAddress } from './address';
import type { Content } from '../areas/area';
import { CrashGuard } from './CrashGuard';
import type { Fetched } from '../loading/fetched';
import { Frame } from '../frame/Frame';
import { useGuard } from './guard';
import { usePortal } from '../world/portalContext';
import { PageFocus } from './PageFocus';
import { pageViews, type Route, routeOf } from './routes';
import { useFetched } from '../loading/useFetched';
import { useSubjectAddress } from './subject';

/** Renders the route of the address: a screen in its frame, a redirect, or the page for unknown addresses. */
export function Pages() {
  const { pathname, search } = useLocation();
  const route = routeOf(pathname);
  if (route === null) {
    return (
      <Frame kind="none">
        <PlainPage name="notFound" />
      </Frame>
    );
  }
  if (route.redirect !== undefined) return <Navigate to={`${route.redirect}${search}`} replace />;
  return <GuardedPage route={route} />;
}

interface GuardedPageProps {
  readonly route: Route;
}

function GuardedPage({ route }: GuardedPageProps) {
  const { guard, isAllowed } = useGuard();
  return (
    <Frame kind={route.frame}>
      <CrashGuard key={route.path}>
        <Suspense fallback={<ScreenLoading />}>
          {isAllowed ? <OpenPage route={route} /> : <ClosedPage guard={guard} />}
        </Suspense>
      </CrashGuard>
    </Frame>
  );
}

/** Shown while the guard is deciding, and when its check failed. */
function ClosedPage({ guard }: { readonly guard: ReturnType<typeof selectGuard> }) {
  const isNotLetIn = useSelector(guard, selectIsNotLetIn);
  return guard === undefined || !isNotLetIn ? <ScreenLoading /> : <NotLetIn actor={guard} />;
}

function OpenPage({ route }: GuardedPageProps) {
  const teacher = useSelector(usePortal().portal, selectTeacher);
  if (teacher !== null && !isOpenFor(teacher.school_use_type, 'pages', route.path)) {
    return <PlainPage name="notHere" />;
  }
  if (teacher !== null && !mayOpen(teacher, route.path)) {
    return <PlainPage name="notAllowed" />;
  }
  return route.content === undefined ? (
    <PlainPage name="notFound" />
  ) : (
    <ScreenPage route={route} content={route.content} />
  );
}

function ScreenPage({ route, content }: GuardedPageProps & { readonly content: Fetched<Content> }) {
  const { search } = useLocation();
  const address = splitAddress(search, route.key);
  const page = useSelector(usePortal().portal, selectPage, samePage);
  const { Screen } = useFetched(content);
  // The words', which the calls ask for: the portal's own changes before they have come.
  const { language } = useTranslation().i18n;
  if (isMistyped(address.key)) return <PlainPage name="notFound" />;
  const shown = (
    <Fragment key={identityOf(route, address.key, page.subjectId, language)}>
      <PageFocus />
      <Screen page={{ ...page, ...address }} />
    </Fragment>
  );
  if (!route.isOfSubject) return shown;
  return (
    <>
      <SubjectAddress />
      <SubjectViews
        key={`${route.path} ${String(page.subjectId)}`}
        path={route.path}
        subjectId={page.subjectId}
      >
        {shown}
      </SubjectViews>
    </>
  );
}

function SubjectAddress() {
  useSubjectAddress();
  return null;
}

interface SubjectViewsProps {
  readonly path: string;
  readonly subjectId: number;
  readonly children: ReactNode;
}

function SubjectViews(props: SubjectViewsProps) {
  const { PageViews } = useFetched(pageViews);
  return <PageViews {...props} />;
}

/** Whether an address names something by an id that can be none; a subject's is corrected. */
const isMistyped = (key: Parameters): boolean =>
  Object.entries(key).some(
    ([name, value]) => name.endsWith('_id') && name !== 'subject_id' && !/^\d{1,9}$/.test(value),
  );

/** The identity of a page. A page with another identity gets a new actor. */
function identityOf(
  { path, isOfLanguage }: Route,
  key: Parameters,
  subjectId: number,
  language: string,
): string {
  const about = { ...key, subject_id: String(subjectId), ...(isOfLanguage && { language }) };
  return `${path}?${new URLSearchParams(about).toString()}`;
}

type PageState = ReturnType<typeof selectPage>;

function samePage(one: PageState, other: PageState): boolean {
  return (
    one.teacher === other.teacher &&
    one.subjectId === other.subjectId &&
    one.language === other.language &&
    one.ending === other.ending
  );
}
