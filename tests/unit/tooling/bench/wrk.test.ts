import { parseWrk } from '../../../../src/tooling/bench/server/wrk';

const text = `Running 6s test @ http://127.0.0.1:4000/about
  2 threads and 1000 connections
  Latency Distribution
     50%  287.12ms
     99%    1.20s
  18872 requests in 6.24s, 219.61MB read
`;

test('reads rate, latency in milliseconds and count', () => {
  expect(parseWrk(`${text}Requests/sec:   3022.11`, 1000)).toEqual({
    connections: 1000,
    requestsPerSecond: 3022.11,
    p99: 1200,
    requests: 18872,
    badStatus: 0,
    socketErrors: 0,
  });
});

test('counts every kind of failure', () => {
  const failing = `${text}  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 7\nRequests/sec:   3022.11`;
  expect(parseWrk(failing, 1000)).toMatchObject({ badStatus: 7, socketErrors: 10 });
});

test('refuses a text without figures', () => {
  expect(() => parseWrk('unable to connect', 64)).toThrow('no figures');
});
