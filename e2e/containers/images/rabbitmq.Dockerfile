# Stands in for rabbitmq:3.13-management with Debian's RabbitMQ. It reads RABBITMQ_DEFAULT_USER and its kin by itself.
FROM localhost/touchstone-test/debian
# Builds share the network of the machine, so the package must not start its server.
RUN printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d \
  && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends rabbitmq-server gosu \
  && rm -rf /var/lib/apt/lists/* /var/lib/rabbitmq/* /var/lib/rabbitmq/.erlang.cookie
COPY rabbitmq-entrypoint.sh /usr/local/bin/
VOLUME /var/lib/rabbitmq
EXPOSE 5672
ENTRYPOINT ["sh", "/usr/local/bin/rabbitmq-entrypoint.sh"]
CMD ["/usr/lib/rabbitmq/bin/rabbitmq-server"]
