import { AuthenticationProvider } from '@site/src/account/Authentication';
import { HYDRATED } from '@site/src/boot/events';
import { RouteAnnouncer } from '@site/src/chrome/RouteAnnouncer';
import { Measurement } from '@site/src/measurement/Measurement';
import { NoticeHost } from '@site/src/notices/NoticeHost';
import { type ReactNode, useEffect } from 'react';

/** Around the whole app. Its effect runs once, when React has taken the page over. */
export default function Root({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED));
  }, []);

  return (
    <>
      <AuthenticationProvider>{children}</AuthenticationProvider>
      <RouteAnnouncer />
      <NoticeHost />
      <Measurement />
    </>
  );
}
