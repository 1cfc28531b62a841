# Every target is a verb of run.py; ARGS goes to the command behind it (make play ARGS="--lang fr").
PYTHON ?= python3
VERBS := play test check soak bench compiled setup

.PHONY: $(VERBS)
$(VERBS):
	@$(PYTHON) run.py $@ -- $(ARGS)
