export interface Answer {
  /** Text of the button on the mailbox page. */
  label: string;
  /** HTTP status. Without one, the connection fails. */
  status?: number;
  text?: string;
  /** `hang`: no response. `cut`: the response ends early. `offline`: the connection closes without a response. */
  failure?: 'hang' | 'cut' | 'offline';
}

/** The responses to choose from. The texts are EmailJS's, as far as its public issues and documentation show them. */
export const answers: Record<string, Answer> = {
  200: { label: '200 OK', status: 200, text: 'OK' },
  400: { label: '400 Bad request', status: 400, text: 'Bad request' },
  403: { label: '403 Forbidden', status: 403, text: 'API calls are disabled for non-browser applications' },
  404: { label: '404 Account not found', status: 404, text: 'Account not found' },
  412: {
    label: '412 Mailbox grant',
    status: 412,
    text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  },
  413: {
    label: '413 Too large',
    status: 413,
    text: 'Variables size limit. The maximum allowed variables size is 50Kb',
  },
  422: { label: '422 No recipient', status: 422, text: 'The recipients address is empty' },
  429: { label: '429 Too many', status: 429, text: 'Too Many Requests' },
  500: { label: '500 Server error', status: 500, text: 'Internal Server Error' },
  template: { label: '400 Template', status: 400, text: 'The template ID not found' },
  service: { label: '400 Service', status: 400, text: 'The service ID not found' },
  key: { label: '400 Public key', status: 400, text: 'The Public Key is invalid' },
  portal: { label: '200 Web page', status: 200, text: '<!doctype html><title>Sign in to this network</title>' },
  hang: { label: 'Hang', failure: 'hang' },
  cut: { label: 'Cut', failure: 'cut' },
  offline: { label: 'Offline', failure: 'offline' },
};

/** The response unless another one was chosen. */
export const DEFAULT_ANSWER = '200';
