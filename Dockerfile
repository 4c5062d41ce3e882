# The site behind plain nginx, from Debian's packages as the tests use them. Address: port 8080, without TLS, for a proxy.
#   docker build --tag website . && docker run --publish 8080:8080 website
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG EMAILJS_PUBLIC_KEY EMAILJS_SERVICE_ID EMAILJS_CONTACT_TEMPLATE_ID EMAILJS_ASSESSMENT_TEMPLATE_ID
ARG EMAILJS_RECIPIENT_TYPED EMAILJS_CAPTCHA_SITE_KEY EMAILJS_ORIGIN
ARG GA_MEASUREMENT_ID CHAT_ID PREVIEW SOURCE_DATE_EPOCH
RUN npm run build && npm run emit -- nginx --root /srv/site

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/release/nginx.conf /site/release/server.conf /srv/
COPY --from=build /site/release/site /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-c", "/srv/nginx.conf", "-g", "daemon off;"]
