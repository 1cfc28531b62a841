# Campaign sheets: their pages, choosing one, ticking, the end of a game.

campaign-title = Campaigns
campaign-lead = Heroes who grow from game to game. Their sheets are kept in this browser; save them as files to move them.
campaign-mine = Sheets in this browser
campaign-none = No sheet yet. Begin a campaign below, or when you set up a game.
campaign-not-lasting = This browser does not store anything: save your sheets as files before you close the page.
campaign-all = All campaign sheets
campaign-of = { $player }: { $hero }
campaign-about = In short
campaign-gone = No such sheet
campaign-gone-line = This browser does not have this sheet. It may have been deleted, or it is in another browser.
campaign-games = { $games ->
    [0] No game yet
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
}
campaign-talents = { $owned ->
    [one] 1 of { $talents } talents
   *[other] { $owned } of { $talents } talents
}
campaign-talents-title = Talents
campaign-bosses = Bosses beaten
campaign-adventures = Latest adventures
campaign-adventure = { $won ->
    [yes] won
   *[no] lost
}, { $ticks ->
    [one] 1 tick
   *[other] { $ticks } ticks
}
campaign-seal = { $seal ->
    [ours] Signed here
    [blank] Still empty
    [guest] Not verified
    [elsewhere] Signed elsewhere
   *[forged] Seal broken
}
campaign-seal-line = { $seal ->
    [ours] This server has signed the sheet and vouches for it.
    [blank] The sheet claims nothing yet, so every table accepts it.
    [guest] The sheet was once signed elsewhere: only tables that accept sheets from elsewhere take it.
    [elsewhere] Another server has signed the sheet: only tables that accept sheets from elsewhere take it.
   *[forged] The sheet was changed after this server had signed it: no table accepts it.
}

# What can be done with a sheet
campaign-play = Play
campaign-play-named = Play with the sheet of { $player }
campaign-save = Save as a file
campaign-save-named = Save the sheet of { $player } as a file
campaign-rename = Rename
campaign-rename-named = Rename the sheet of { $player }
campaign-delete = Delete
campaign-delete-named = Delete the sheet of { $player }
campaign-deleted = The sheet of { $player } was deleted.
campaign-undo = Undo
campaign-cancel = Cancel
campaign-name = Name of the player
campaign-begin = Begin a campaign
campaign-begin-hero = Hero
campaign-begin-go = Begin
campaign-hero-first = Choose a hero first.
campaign-import = From a file
campaign-import-line = A sheet from another browser or computer. One that is here already is replaced by a later one.
campaign-file = Choose a file
campaign-paste = Or paste a sheet here
campaign-imported = { $player } ({ $hero }) is now in this browser.
campaign-older = The sheet of { $player } in this browser has more games than this one ({ $games }).
campaign-replace = Replace it all the same
campaign-here = On this computer
campaign-here-line = Sheets of the command line (“ludo campaign”).
campaign-bring = Bring { $player } ({ $hero }) into this browser

# The sheet itself
campaign-legend = Kinds of spaces
campaign-kind = { $kind ->
    [circle] Circle: any dungeon
    [square] Square: medium or hard
   *[hard] Star: hard only
}
campaign-focus = { $always ->
    [yes] Always active
   *[no] One focus per game
}
campaign-owned-of = { $owned } of { $talents } owned
campaign-owned = Owned
campaign-designed = Our own design
campaign-spaces = { $kind ->
    [circle] Circles: { $ticked } of { $spaces } ticked
    [square] Squares: { $ticked } of { $spaces } ticked
   *[hard] Stars: { $ticked } of { $spaces } ticked
}

# At the table
campaign-result = { $won ->
    [yes] The boss is beaten.
   *[no] The party has fallen.
}
campaign-tick = Tick
campaign-again = Confirm
campaign-tick-space = { $kind ->
    [circle] { $talent }: tick a circle
    [square] { $talent }: tick a square
   *[hard] { $talent }: tick a star
}. { $said }
campaign-focus-choose = Choose this focus
campaign-focus-chosen = In this game
campaign-left = { $count ->
    [one] 1 tick left
   *[other] { $count } ticks left
}

# Choosing a sheet
campaign-setup-line = A hero who grows from game to game: choose the sheet to play with.
campaign-seat = Seat { $number }
campaign-without = Without a sheet
campaign-brought = { $hero } · { $games ->
    [0] no game yet
    [one] 1 game
   *[other] { $games } games
}
campaign-begin-with = Begin a campaign with { $hero }
campaign-begin-later = Choose a hero to begin a campaign.
campaign-foreign = Accept sheets from elsewhere
campaign-foreign-line = This server has not signed a sheet that you chose. With this on, it is accepted; everyone at the table sees so.

# After the game
campaign-one = Campaign
campaign-new-talent = New talent.
campaign-gained = { $kind ->
    [circle] { $count ->
        [one] 1 circle
       *[other] { $count } circles
    }
    [square] { $count ->
        [one] 1 square
       *[other] { $count } squares
    }
   *[hard] { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
}
campaign-no-tick = No new tick.
campaign-fate = { $fate ->
    [kept] Saved in this browser.
    [gone] The sheet is not in this browser.
   *[other] In this browser the sheet has gone on in another game.
}
campaign-keep = { $fate ->
    [gone] Save it in this browser
   *[other] Replace it by this one
}
campaign-open = Open the sheet
campaign-record = Record for the command line
campaign-recorded = The game was recorded on this computer’s sheet.
