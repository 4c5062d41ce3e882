/** Environment variables, including those in `.env`; `.env.example` explains each. One that is empty counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;
