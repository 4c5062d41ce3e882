import type { Page, Route } from '@playwright/test';

export interface SentMail {
  template_id: string;
  template_params: Record<string, string>;
  [name: string]: unknown;
}

type MailResponse = { status: number; text: string } | 'hang' | 'cut';

const ADDRESS = 'https://api.emailjs.com/api/v1.0/email/send';
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

/** Responds in place of the mail service and records the mails. */
export class MailService {
  readonly mails: SentMail[] = [];
  answer: MailResponse = { status: 200, text: 'OK' };
  private released: Promise<void> | undefined;

  /** Delays responses until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.released = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  static async at(page: Page): Promise<MailService> {
    const service = new MailService();
    await page.route(ADDRESS, (route) => service.reply(route));
    return service;
  }

  private async reply(route: Route): Promise<void> {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CROSS_ORIGIN });
    this.mails.push(route.request().postDataJSON());
    const { answer } = this;
    if (answer === 'hang') return;
    if (answer === 'cut') return route.abort('connectionreset');
    await this.released;
    await route.fulfill({ status: answer.status, body: answer.text, headers: CROSS_ORIGIN });
  }
}
